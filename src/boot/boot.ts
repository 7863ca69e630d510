/**
 * The head script: the only one that runs before the first paint. It stands as text in every page, with its
 * hash in the content policy; what differs between pages stands in the attributes of its own element.
 */
import { supplyCommands } from './commands.ts';
import { keepUpWithChoices, rememberChoices, showLanguage } from './language.ts';
import { startWhenWanted } from './start.ts';
import { paintInTime } from './styles.ts';

paintInTime();
supplyCommands();
rememberChoices();
keepUpWithChoices();
// Each language's page names its own copy files, so the list is read from the page whose content is shown.
void showLanguage().then((page) => {
  const { entry = '', graph = '' } = page.querySelector<HTMLElement>('script[data-entry]')!.dataset;
  startWhenWanted(entry, graph.split(' ').filter(Boolean));
});
