/** Registration and authorisation of the bank, as far as configured. */
import { siteConfig } from '../../site-config.ts';
import { useCopy } from '../../navigation/context.tsx';
import { fill } from '../../language/copy.ts';
import { NewTab } from '../../ui/button.tsx';

/** The registered number and address of each entity that has one. */
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
    <ul className="stack">
      {entities.map(({ name, label, number, address }) => (
        <li key={name}>
          <bdi>{name}</bdi>
          {number && <p>{fill(label, { number: `\u2068${number}\u2069` })}</p>}
          {address && (
            <p>
              <bdi>{address}</bdi>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The authorisation, with its link, if given. */
export function Authorisation() {
  const copy = useCopy('common').bank;
  const { text, url } = siteConfig.authorisation;
  if (!text) return null;
  const words = fill(copy.authorisation, { authorisation: `\u2068${text}\u2069` });
  if (!url) return <p>{words}</p>;
  return (
    <p>
      <a href={url} target="_blank" rel="noopener">
        <span>{words}</span>
        <NewTab />
      </a>
    </p>
  );
}
