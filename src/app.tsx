/** The application: the shell around the page that is shown, and the moves from one page to the next. */
import { DialogsProvider } from './dialogs/dialogs.tsx';
import { LoadedPageProvider } from './routing/context.tsx';
import { useNavigation } from './navigation/use-navigation.ts';
import { NavigationProvider } from './navigation/context.ts';
import type { LoadedPage } from './routing/loaded-page.ts';
import { Announcer } from './shell/announcer.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { Footer } from './shell/footer/footer.tsx';
import { Header } from './shell/header/header.tsx';
import { SkipLink } from './shell/skip-link.tsx';
import { WhatsAppLink } from './shell/whatsapp-link.tsx';

export function App({ start }: { start: LoadedPage }) {
  const navigation = useNavigation(start);
  const { page } = navigation;
  const { Page } = page;
  return (
    <NavigationProvider value={navigation}>
      <LoadedPageProvider value={page}>
        <DialogsProvider>
          <SkipLink />
          <Header />
          <main id="content">
            {/* Not the path, which also changes with the language: what is open or typed would be lost. */}
            <ErrorBoundary key={`${page.match.route} ${page.match.document}`}>
              <Page />
            </ErrorBoundary>
          </main>
          <Footer />
          <WhatsAppLink />
          <Announcer />
        </DialogsProvider>
      </LoadedPageProvider>
    </NavigationProvider>
  );
}
