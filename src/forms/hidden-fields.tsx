/** Hidden fields, for a form that is posted without scripts. */
import { routeRefOf } from '../navigation/address.ts';
import { useAddress, useLanguage, useRouteMatch } from '../navigation/context.tsx';
import { siteConfig } from '../site-config.ts';
import { serviceFields } from './email-config.ts';
import { formFields, type FormId } from './fields.ts';
import { consentFields } from './message.ts';

/** The fields that EmailJS and `message.ts` add, as far as they are known when the page is built. */
export function HiddenFields({ form }: { form: FormId }) {
  const language = useLanguage();
  const page = siteConfig.siteOrigin + useAddress()(routeRefOf(useRouteMatch()));
  const consent = formFields[form].some(({ name }) => name === 'consent') ? consentFields(language) : {};
  return Object.entries({ ...serviceFields, ...consent, form, language, page }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
