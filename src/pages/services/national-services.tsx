import { useCopy } from '../../navigation/context.tsx';
import { rich } from '../../language/rich.tsx';
import { HeadingLines } from '../../ui/heading-lines.tsx';
import { useTerms } from '../../ui/terms.tsx';
import styles from './national-services.module.css';

export function NationalServices() {
  const copy = useCopy('services').national;
  const terms = useTerms();
  return (
    <section id="national" className="section padded">
      <div className={`inner stack ${styles.words}`}>
        <h2 className="h2 phrases">
          <HeadingLines text={copy.title} />
        </h2>
        <ul className={`rows ${styles.services}`}>
          {Object.entries(copy.items).map(([service, { title, text }]) => (
            <li key={service}>
              <h3 className="h3">{title}</h3>
              <p className="lede">{rich(text, terms)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
