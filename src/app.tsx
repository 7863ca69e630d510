/** The application: header and footer around the current page, and navigation between pages. */
import { Dialogs } from './dialogs/dialogs.tsx';
import { LanguageDialog } from './dialogs/language/language-dialog.tsx';
import { LoadedPageProvider, NavigationProvider } from './navigation/context.tsx';
import { useRouter } from './navigation/use-router.ts';
import type { LoadedPage } from './navigation/loaded-page.ts';
import { Announcer } from './shell/announcer.tsx';
import { PageBoundary, PlainBoundary } from './page-boundary.tsx';
import { Footer } from './shell/footer/footer.tsx';
import { Header } from './shell/header/header.tsx';
import { MobileMenu } from './shell/header/mobile-menu.tsx';
import { SkipLink } from './shell/skip-link.tsx';
import { TermNotes } from './shell/term-notes.tsx';
import { WhatsAppLink } from './shell/whatsapp-link.tsx';

interface Props {
  /** The page that is prerendered or hydrated. */
  start: LoadedPage;
  /** The query string; empty while prerendering. */
  search?: string;
}

export function App({ start, search = '' }: Props) {
  const [navigation, announcement] = useRouter(start, search);
  const { page } = navigation;
  const { Page } = page;
  const words = page.copy.common!;
  return (
    <PlainBoundary copy={words} retry={page}>
      <NavigationProvider value={navigation}>
        <LoadedPageProvider value={page}>
          <SkipLink />
          <Header />
          <main id="content">
            {/* Not keyed by the path: it changes with the language, and open or typed content would be lost. */}
            <PageBoundary key={`${page.match.route} ${page.match.document}`} copy={words}>
              <Page />
              <TermNotes />
            </PageBoundary>
          </main>
          <Footer />
          <WhatsAppLink />
          {/* Last, so that the first screen comes before them in the HTML. */}
          <MobileMenu />
          <LanguageDialog />
          <Dialogs />
          <Announcer announcement={announcement} />
        </LoadedPageProvider>
      </NavigationProvider>
    </PlainBoundary>
  );
}
