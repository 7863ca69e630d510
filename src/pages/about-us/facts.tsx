/**
 * The bank as the rows of a ledger, each with its title at the start: its companies, which lead; its hours; its policies with
 * their dates; what is recorded; its languages.
 */
import type { ReactNode } from 'react';
import { ContactLink } from '../../dialogs/contact-link.tsx';
import { type Copy, fill } from '../../language/copy.ts';
import { languages } from '../../language/languages.ts';
import { daysIn } from '../../policies/days.ts';
import { asHeading } from '../../policies/heading.ts';
import { documents } from '../../policy-documents.ts';
import { useAddress, useCopy, useLanguage } from '../../navigation/context.tsx';
import { siteConfig } from '../../site-config.ts';
import { LanguageLink } from '../../ui/language-link.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './facts.module.css';

type FactsCopy = Copy['facts'];

export function Facts({ copy }: { copy: FactsCopy }) {
  const language = useLanguage();
  const address = useAddress();
  const privacy = documents.find(({ id }) => id === 'lgpd-guidelines')!;
  return (
    <div className={`section inner ${styles.facts}`}>
      <Fact title={copy.companies.title}>
        <Companies copy={copy.companies} />
      </Fact>
      <Fact title={copy.hours.title} note={copy.hours.clock}>
        <OpeningHours copy={copy.hours} />
      </Fact>
      <Fact title={copy.policies.title} note={copy.policies.updated}>
        <Policies copy={copy.policies} />
      </Fact>
      <Fact title={copy.record.title}>
        <p className={styles.text}>{copy.record.text}</p>
        <TextLink href={address({ document: privacy.id })} className={styles.on}>
          {asHeading(privacy.description[language])}
        </TextLink>
      </Fact>
      <Fact title={copy.languages.title}>
        <Languages />
      </Fact>
    </div>
  );
}

function Fact({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {note && <p className="small">{note}</p>}
      </div>
      <div>{children}</div>
    </div>
  );
}

/** The two, with the registered number and the address of each that has been given. */
function Companies({ copy }: { copy: FactsCopy['companies'] }) {
  const { bank } = useCopy('common');
  const { usEntity, usRegistration, usAddress, brazilEntity, brazilRegistration, brazilAddress } = siteConfig;
  const companies = [
    { name: usEntity, text: copy.us, label: bank.usRegistration, number: usRegistration, place: usAddress },
    {
      name: brazilEntity,
      text: copy.brazil,
      label: bank.brazilRegistration,
      number: brazilRegistration,
      place: brazilAddress,
    },
  ];
  return (
    <dl className={styles.companies}>
      {companies.map(({ name, text, label, number, place }) => (
        <div key={name}>
          <dt className={`display ${styles.name}`}>
            <bdi>{name}</bdi>
          </dt>
          <dd>{text}</dd>
          {number && <dd className="small figures">{fill(label, { number: `\u2068${number}\u2069` })}</dd>}
          {place && (
            <dd className="small">
              <bdi>{place}</bdi>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** The documents, each with the day of its last update, or with those of the texts that it holds. */
function Policies({ copy }: { copy: FactsCopy['policies'] }) {
  const language = useLanguage();
  const address = useAddress();
  const days = daysIn(language);
  return (
    <>
      <ul>
        {documents.map(({ id, description }) => (
          <li key={id}>
            <div className={styles.row}>
              <a href={address({ document: id })}>{asHeading(description[language])}</a>
              {days[id].map(({ part, text }) => !part && <Day key={text}>{text}</Day>)}
            </div>
            {days[id].map(
              ({ part, text, effective }) =>
                part && (
                  <div key={part} className={`${styles.row} ${styles.part}`}>
                    <span className="small">
                      {effective ? asHeading(fill(copy.effectivePart, { part })) : part}
                    </span>
                    <Day>{text}</Day>
                  </div>
                ),
            )}
          </li>
        ))}
      </ul>
      <TextLink href={address('total-policy')} className={styles.on}>
        {copy.all}
      </TextLink>
    </>
  );
}

function Day({ children }: { children: string }) {
  return <span className={`small figures isolate ${styles.date}`}>{children}</span>;
}

function OpeningHours({ copy }: { copy: FactsCopy['hours'] }) {
  const { footer } = useCopy('common');
  const { whatsappHours } = siteConfig;
  return (
    <>
      <dl>
        {(['chat', 'helpDesk', 'ombudsman'] as const).map((channel) => {
          const { hours, days } =
            channel === 'chat' && whatsappHours ? copy.whatsappHours : copy.channels[channel];
          return (
            <div key={channel} className={`${styles.row} ${styles.channel}`}>
              <dt>{copy.channels[channel].name}</dt>
              <dd className="small">{days}</dd>
              <dd className={`display figures ${styles.figure}`}>
                <bdi>{fill(hours, whatsappHours ?? {})}</bdi>
              </dd>
            </div>
          );
        })}
      </dl>
      <ContactLink className={styles.contact}>{footer.contact}</ContactLink>
    </>
  );
}

/** Each in its own words, and a link to this page in it. */
function Languages() {
  return (
    <ul className={styles.languages}>
      {languages.map((language) => (
        <li key={language}>
          <LanguageLink language={language} />
        </li>
      ))}
    </ul>
  );
}
