/** What is given of the two entities and of the bank's authorisation. */
import { siteConfig } from '../../site-config.ts';
import { useCopy } from '../../navigation/context.tsx';
import { fill } from '../../language/copy.ts';
import { NewTab } from '../../ui/button.tsx';
import styles from './footer.module.css';

/** The registered number and the address of each entity that has one of them; nothing if none has. */
export function Entities() {
  const copy = useCopy('common').bank;
  const { usEntity, usRegistration, usAddress, brazilEntity, brazilRegistration, brazilAddress } = siteConfig;
  const entities = [
    { name: usEntity, label: copy.usRegistration, number: usRegistration, address: usAddress },
    {
      name: brazilEntity,
      label: copy.brazilRegistration,
      number: brazilRegistration,
      address: brazilAddress,
    },
  ].filter(({ number, address }) => number || address);
  if (entities.length === 0) return null;
  return (
    <ul className={styles.entities}>
      {entities.map(({ name, label, number, address }) => (
        <li key={name}>
          <span>
            <bdi>{name}</bdi>
          </span>
          {number && <span>{fill(label, { number: `\u2068${number}\u2069` })}</span>}
          {address && (
            <span>
              <bdi>{address}</bdi>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Who has authorised the bank, with a link to where that can be seen; nothing until it is given. */
export function Authorisation() {
  const copy = useCopy('common').bank;
  const { text, url } = siteConfig.authorisation;
  if (!text) return null;
  const words = fill(copy.authorisation, { authorisation: `\u2068${text}\u2069` });
  if (!url) return <p>{words}</p>;
  return (
    <p>
      <a href={url} target="_blank" rel="noopener" className={styles.link}>
        <span>{words}</span>
        <NewTab />
      </a>
    </p>
  );
}
