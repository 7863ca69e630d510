import { siteConfig } from '../../site-config.ts';
import { useAddress, useLanguage, useRouteMatch } from '../../navigation/context.tsx';
import { routeRefOf } from '../../navigation/address.ts';
import { emailConfig } from '../email/email-config.ts';
import { serviceFields } from '../email/post-form.ts';
import { consentFields } from '../message.ts';
import { useForm } from '../use-form.ts';

/**
 * What goes with a form that the browser posts by itself: what the email client would add, and of what the
 * application would add (`message.ts`) all that is known beforehand. Id and time are the service's to give.
 */
export function ServiceFields() {
  const { store } = useForm();
  const language = useLanguage();
  const page = siteConfig.siteOrigin + useAddress()(routeRefOf(useRouteMatch()));
  const fields = {
    ...serviceFields(emailConfig),
    ...(store.id === 'lead' && consentFields(language)),
    form: store.id,
    language,
    page,
  };
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
