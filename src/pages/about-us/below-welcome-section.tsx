/** What follows the welcome: its script, its drawings and the words of its facts are fetched when it is near. */
import { latePart } from '../../ui/late.tsx';

export const belowWelcome = latePart('facts', async () => (await import('./below-welcome.tsx')).BelowWelcome);
