/** One version of a document, at an address that stays: its file, what changed from the one before, and its text. */
import { IconDownload } from '@tabler/icons-react';
import { fill } from '../../language/copy.ts';
import { plain } from '../../language/plain.ts';
import { fileSize } from '../../policies/file-size.ts';
import { asHeading } from '../../policies/heading.ts';
import { loadVersion } from '../../policies/load.ts';
import { AnnouncementProvider } from '../../policies/reading/announcement.tsx';
import { PolicySections } from '../../policies/reading/policy-sections.tsx';
import type { VersionPage } from '../../policies/text.ts';
import { Differences } from '../../policies/versions/differences.tsx';
import { Standing } from '../../policies/versions/standing.tsx';
import { VersionList } from '../../policies/versions/version-list.tsx';
import { useCopy, useData, useLanguage } from '../../navigation/context.tsx';
import type { PageModule } from '../../navigation/loaded-page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from '../../policies/versions/versions.module.css';

export const loadData: PageModule<VersionPage>['loadData'] = (match, language) =>
  loadVersion(match.document!, match.version!, language);

export const metaOf: PageModule<VersionPage>['metaOf'] = (copy, { text }) => {
  const version = fill(copy.policies!.documentMeta.versionIs, { version: text.version });
  return { title: `${text.title}, ${version} | Ether`, description: plain(text.summary) };
};

export default function PolicyVersion() {
  const { text, file, versions, differences } = useData<VersionPage>();
  const copy = useCopy('policies');
  const language = useLanguage();
  const { document, version } = text;
  const index = versions.list.findIndex((each) => each.version === version);
  const entries = [
    [copy.documentMeta.version, version],
    ...text.dates.map((date) => [date.label, date.text]),
    [copy.documentMeta.file, fill(copy.documentMeta.fileIs, { size: fileSize(file.bytes, language) })],
  ];
  return (
    <AnnouncementProvider key={version}>
      <section className="section">
        <div className={`inner ${styles.page}`}>
          <h1 className="h2">{asHeading(text.title)}</h1>
          <Standing document={document} isCurrent={index === 0} copy={versions.copy} />
          <dl className={styles.meta}>
            {entries.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="figures isolate">{value}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink href={file.href} download={file.name}>
            <IconDownload size={18} stroke={1.5} aria-hidden="true" />
            {copy.download}
          </ButtonLink>
          {differences && (
            <Differences
              differences={differences}
              before={versions.list[index + 1]!.version}
              copy={versions.copy}
            />
          )}
          <p className={`lede running ${styles.summary}`}>{text.summary}</p>
          <PolicySections text={text} />
          <VersionList document={document} versions={versions} />
        </div>
      </section>
    </AnnouncementProvider>
  );
}
