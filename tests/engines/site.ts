/** The built site with the local email service, whose network can be cut: what the tests of other engines talk to. */
import { readSiteConfig } from '../../build/site-config.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from '../../build/temporary-folder.ts';
import { type Mailbox, mailbox } from '../../server/email/mailbox.ts';
import { emailService } from '../../server/email/service.ts';
import { readRules } from '../../server/rules.ts';
import { listen, type Served } from '../../server/serve-site.ts';
import { answerFile } from '../../server/static.ts';

export interface Site extends Served {
  mailbox: Mailbox;
  /** Cuts every connection from now on, or no longer. */
  cut: (isCut: boolean) => void;
}

export async function serveWithMail(): Promise<Site> {
  const rules = await readRules();
  const folder = makeTemporaryFolder('mail');
  const messages = mailbox(folder);
  const email = emailService(readSiteConfig(process.env).siteConfig.email, messages);
  let isCut = false;
  const { origin, stop } = await listen((request, response) => {
    if (isCut) return request.socket.destroy();
    void email(request, response).then(async (answered) => {
      if (!answered) await answerFile(request, response, rules);
    });
  });
  return {
    origin,
    mailbox: messages,
    cut: (value) => {
      isCut = value;
    },
    stop: async () => {
      await stop();
      removeTemporaryFolder(folder);
    },
  };
}
