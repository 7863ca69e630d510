import { siteConfig } from '../../site-config.ts';
import { useLanguage } from '../../routing/context.tsx';

/** The version that the email client puts into its own calls. */
const libraryVersion = '4.4.1';

/**
 * What the email client adds to the fields, for a form that the browser posts by itself; and the language, so
 * that a service which answers with a page can answer in it.
 */
export function ServiceFields() {
  const language = useLanguage();
  const { publicKey, serviceId, templateId } = siteConfig.email;
  return (
    <>
      <input type="hidden" name="lib_version" value={libraryVersion} />
      <input type="hidden" name="service_id" value={serviceId} />
      <input type="hidden" name="template_id" value={templateId} />
      <input type="hidden" name="user_id" value={publicKey} />
      <input type="hidden" name="language" value={language} />
    </>
  );
}
