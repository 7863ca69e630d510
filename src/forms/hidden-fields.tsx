/** What goes out with a form, or tells machines, and nobody sees. */
import { routeRefOf } from '../navigation/address.ts';
import { useAddress, useCopy, useLanguage, useRouteMatch } from '../navigation/context.tsx';
import { siteConfig } from '../site-config.ts';
import { serviceFields } from './email-config.ts';
import { fieldId } from './field.tsx';
import { formFields, type FormId } from './fields.ts';
import { consentFields } from './message.ts';

/** A name that machines like. A browser's own filling-in does not know it, but an extension's may. */
export const honeypotName = 'website';

/**
 * A field that only machines fill in: a message with it is marked, never dropped; until the application runs it is
 * disabled, so that a plain post does not carry it. And what goes with a form that the browser posts by itself: what the
 * email client would add, and of what the application would add (`message.ts`) all that is known beforehand.
 */
export function HiddenFields({ form, hydrated }: { form: FormId; hydrated: boolean }) {
  const language = useLanguage();
  const page = siteConfig.siteOrigin + useAddress()(routeRefOf(useRouteMatch()));
  const consent = formFields[form].some(({ name }) => name === 'consent') ? consentFields(language) : {};
  const id = fieldId(form, honeypotName);
  return (
    <>
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={id}>{useCopy('forms').honeypot}</label>
        <input
          type="text"
          id={id}
          name={honeypotName}
          tabIndex={-1}
          autoComplete="off"
          disabled={!hydrated}
        />
      </div>
      {Object.entries({ ...serviceFields, ...consent, form, language, page }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
