/** The desk in the browser: the content manager with the configuration of this project, and what stands beside it. */
import { type CmsConfig, init } from '@sveltia/cms';
import logo from '../../../public/favicon.svg';
import { deskWindow } from './entry.ts';
import { followFindings } from './findings.ts';
import { provideFolder } from './folder.ts';
import { followEntry } from './see.ts';

window.name = deskWindow;
await provideFolder();
const answer = await fetch('config.json');
if (answer.ok) {
  const config = (await answer.json()) as CmsConfig;
  await init({ config: { ...config, logo: { src: logo } } });
  followEntry();
}
// Also where the configuration cannot be made: a file that cannot be read is a finding.
followFindings();
