/** What goes out with a form that the browser posts by itself, and nobody sees. */
import { routeRefOf } from '../navigation/address.ts';
import { useAddress, useLanguage, useRouteMatch } from '../navigation/context.tsx';
import { siteConfig } from '../site-config.ts';
import { serviceFields } from './email-config.ts';
import { formFields, type FormId } from './fields.ts';
import { consentFields } from './message.ts';

/** What the email client would add, and of what the application would add (`message.ts`) all that is known beforehand. */
export function HiddenFields({ form }: { form: FormId }) {
  const language = useLanguage();
  const page = siteConfig.siteOrigin + useAddress()(routeRefOf(useRouteMatch()));
  const consent = formFields[form].some(({ name }) => name === 'consent') ? consentFields(language) : {};
  return Object.entries({ ...serviceFields, ...consent, form, language, page }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
