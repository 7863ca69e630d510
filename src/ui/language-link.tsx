/** A link to this page in another language, labelled with that language's own name. */
import { directionOf, type Language, ownNameOf } from '../language/languages.ts';
import { translatedAddress } from '../navigation/address.ts';
import { useLanguage, useRouteMatch } from '../navigation/context.tsx';

export function LanguageLink({ language }: { language: Language }) {
  const match = useRouteMatch();
  return (
    <a
      href={translatedAddress(match, language, true)}
      hrefLang={language}
      aria-current={language === useLanguage() || undefined}
      lang={language}
      dir={directionOf(language)}
    >
      {ownNameOf(language)}
    </a>
  );
}
