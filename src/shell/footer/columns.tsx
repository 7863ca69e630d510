/** The navigation and four groups of policies in four columns; on a phone, two disclosures. */
import { rich } from '../../language/rich.tsx';
import { useAddress, useCopy, useLanguage, useRouteMatch } from '../../navigation/context.tsx';
import { documentGroups } from '../../document-ids.ts';
import { documents } from '../../policy-documents.ts';
import { useTerms } from '../../ui/terms.tsx';
import { menuLinks, useCurrent } from '../header/menu-links.ts';
import styles from './footer.module.css';

/** The app's policies are linked as terms, at the foot (`footer.tsx`). */
const groups = documentGroups.filter((group) => group !== 'app');

export function FooterColumns() {
  const copy = useCopy('common');
  const language = useLanguage();
  const address = useAddress();
  const current = useCurrent();
  const shown = useRouteMatch().document;
  const terms = useTerms();
  return (
    <nav className={styles.columns} aria-label={copy.footer.label}>
      {/* On a phone, disclosures of which one is open at a time; otherwise always open, without their summaries. */}
      <details name="footer">
        <summary>{copy.footer.navigation}</summary>
        <div>
          <h2 className="small">{copy.footer.navigation}</h2>
          <ul>
            {menuLinks.map(({ route, label }) => (
              <li key={route}>
                <a href={address(route)} aria-current={current(route)}>
                  {copy.menu[label]}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </details>
      <details name="footer">
        <summary>{copy.footer.groups.policies}</summary>
        {groups.map((group) => (
          <div key={group}>
            <h2 className="small">{copy.footer.groups[group]}</h2>
            <ul>
              {documents
                .filter((document) => document.group === group)
                .map(({ id, description }) => (
                  <li key={id}>
                    <a href={address({ document: id })} aria-current={id === shown ? 'page' : undefined}>
                      {description[language]}
                    </a>
                  </li>
                ))}
              {/* Below the heading, because it contains a button. */}
              {group === 'lgpd' && <li>{rich(copy.footer.lgpdText, terms)}</li>}
            </ul>
          </div>
        ))}
      </details>
    </nav>
  );
}
