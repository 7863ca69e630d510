/** The accessibility statement: how to report a barrier, what was tested and when, and known limitations. */
import { fill } from '../../language/copy.ts';
import { localeOf } from '../../language/languages.ts';
import { useAddress, useCopy, useLanguage } from '../../navigation/context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './accessibility.module.css';
import { testedOn } from './tested-on.ts';

export default function Accessibility() {
  const { title, lede, date, tested, limits, report } = useCopy('accessibility');
  const address = useAddress();
  const day = new Intl.DateTimeFormat(localeOf(useLanguage()), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <section className="section padded">
      <div className="inner">
        <div className={styles.pair}>
          <div className="stack">
            <h1 className="h1">{title}</h1>
            <p className="lede">{lede}</p>
            {/* The browser may format the date differently from the build. */}
            <p className="small" suppressHydrationWarning>
              {fill(date, { date: day.format(new Date(testedOn)) })}
            </p>
          </div>
          {/* First, what to do about a barrier. */}
          <div id="report" className={`dark stack ${styles.report}`}>
            <h2 className="h3">{report.title}</h2>
            <p>{report.text}</p>
            <ButtonLink href={address('contact')}>{report.button}</ButtonLink>
          </div>
        </div>
        <div className={styles.pair}>
          {Object.entries({ tested, limits }).map(([id, part]) => (
            <div key={id} id={id} className={styles.part}>
              <h2 className="h3">{part.title}</h2>
              <ul className="rows">
                {Object.entries(part.items).map(([item, text]) => (
                  <li key={item}>{text}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
