/** Where the desk proposes changes: a forge, by facts from the environment. None of them is a secret. */
import { basename } from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import * as v from 'valibot';

const schema = v.object({
  /** Which kind: `gitea` is Forgejo as well. */
  DESK_FORGE: v.optional(v.picklist(['github', 'gitlab', 'gitea']), 'github'),
  /** `owner/name`, with the groups before them at GitLab. */
  DESK_REPOSITORY: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]+(?:\/[\w.-]+)+$/u))),
  DESK_BRANCH: v.optional(v.string(), 'main'),
  /** Where a forge of the bank's own is: `https://git.bank.example`. */
  DESK_FORGE_URL: v.optional(v.pipe(v.string(), v.url())),
});

/** Where a forge answers programs, below its own origin. */
const apiPaths = { github: '/api/v3', gitlab: '/api/v4', gitea: '/api/v1' };
/** Who answers them for the forges that are open to everybody. */
const publicOrigins = {
  github: 'https://api.github.com',
  gitlab: 'https://gitlab.com',
  gitea: 'https://gitea.com',
};

export interface Forge {
  config: Pick<CmsConfig, 'backend' | 'publish_mode'>;
  /** What the desk may ask beside itself. */
  origins: string[];
}

/**
 * Reads the facts.
 * @param deskOrigin where the desk is served
 * @returns the forge; without a repository, a folder of this machine and nothing else
 * @throws ValiError where one of them is not what it has to be
 */
export function readForge(environment: Record<string, string | undefined>, deskOrigin: string): Forge {
  const facts = v.parse(schema, environment);
  const { DESK_FORGE: name, DESK_REPOSITORY: repo, DESK_BRANCH: branch, DESK_FORGE_URL: url } = facts;
  if (!repo) {
    // The content manager wants a forge named; this one is the desk, and nobody can sign in to it.
    const local = `local/${basename(process.cwd())}`;
    return {
      config: {
        backend: {
          name: 'gitea',
          repo: local,
          base_url: deskOrigin,
          app_id: 'none',
          auth_methods: ['token'],
        },
      },
      origins: [],
    };
  }
  const own = url && { base_url: url, api_root: url + apiPaths[name] };
  return {
    config: {
      // With a token of the editor's own: no secret of anybody else is needed.
      backend: { name, repo, branch, auth_methods: ['token'], ...own },
      // A branch and a proposal for each change, where the content manager knows how.
      publish_mode: name === 'gitea' ? 'simple' : 'editorial_workflow',
    },
    origins: [url ? new URL(url).origin : publicOrigins[name]],
  };
}
