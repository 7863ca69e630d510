/** The application: the shell around the screen that is shown, and the moves from one screen to the next. */
import { DialogsProvider } from './dialogs/dialogs.tsx';
import { ScreenProvider } from './language/context.tsx';
import { useNavigation } from './navigation/use-navigation.ts';
import { NavigationProvider } from './navigation/context.ts';
import type { Screen } from './screen.ts';
import { Announcer } from './shell/announcer.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { Footer } from './shell/footer/footer.tsx';
import { Header } from './shell/header/header.tsx';
import { SkipLink } from './shell/skip-link.tsx';
import { WhatsAppLink } from './shell/whatsapp-link.tsx';

export function App({ start }: { start: Screen }) {
  const navigation = useNavigation(start);
  const { screen } = navigation;
  const { Page } = screen;
  return (
    <NavigationProvider value={navigation}>
      <ScreenProvider value={screen}>
        <DialogsProvider>
          <SkipLink />
          <Header />
          <main id="content">
            {/* Not the path, which also changes with the language: what is open or typed would be lost. */}
            <ErrorBoundary key={`${screen.place.route} ${screen.place.document}`}>
              <Page />
            </ErrorBoundary>
          </main>
          <Footer />
          <WhatsAppLink />
          <Announcer />
        </DialogsProvider>
      </ScreenProvider>
    </NavigationProvider>
  );
}
