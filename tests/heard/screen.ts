/** A screen that nobody sees, with a session bus, the accessibility bus, and Orca speaking into a file. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTemporaryFolder, removeTemporaryFolder } from '../../build/temporary-folder.ts';
import { until } from '../engines/engine.ts';
import { findProgram } from '../servers.ts';

export interface Screen {
  /** What programs that are to be seen and heard here are started with. */
  environment: NodeJS.ProcessEnv;
  /** The file that Orca speaks into. */
  speech: string;
  /** Presses keys, by their X names (`Tab`, `shift+Tab`), or types a text. */
  press: (...keys: string[]) => void;
  type: (text: string) => void;
  /** Gives the keyboard to the window of a title. */
  focusWindow: (title: string) => Promise<void>;
  /** Makes the window that has the keyboard this wide, in pixels. */
  widen: (width: number) => void;
  close: () => Promise<void>;
}

/** What has to be on the machine: the program, and the package of Debian that has it. */
const programs = {
  Xvfb: 'xvfb',
  xdotool: 'xdotool',
  'dbus-daemon': 'dbus-daemon',
  orca: 'orca',
} as const;

const launchers = ['/usr/libexec/at-spi-bus-launcher', '/usr/lib/at-spi2-core/at-spi-bus-launcher'];

/** The packages that this machine lacks, by their names in Debian. */
export function missingPackages(): string[] {
  const missing: string[] = Object.entries(programs)
    .filter(([program]) => !findProgram(program))
    .map(([, name]) => name);
  return launchers.some((file) => existsSync(file)) ? missing : [...missing, 'at-spi2-core'];
}

/** Settings of Orca: this voice, no Braille, and no page read to its end unasked. */
const orcaSettings = `from orca import settings
settings.speechServerFactory = "speech_log"
settings.enableBraille = False
settings.sayAllOnLoad = False
`;

/**
 * Starts the screen and Orca on it, in English whatever the machine speaks: its own words (“push button”,
 * “required”, “invalid entry”) can then be asked for.
 * @throws Error when something does not start
 */
export async function startScreen(): Promise<Screen> {
  const home = makeTemporaryFolder('heard');
  const speech = join(home, 'speech.jsonl');
  const preferences = join(home, 'orca');
  mkdirSync(preferences);
  writeFileSync(speech, '');
  writeFileSync(join(preferences, 'orca-customizations.py'), orcaSettings);
  copyFileSync('tests/heard/speech_log.py', join(preferences, 'speech_log.py'));
  chmodSync(home, 0o700);

  const children: ChildProcess[] = [];
  const display = await startDisplay(children);
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_DATA_HOME: join(home, 'data'),
    XDG_CACHE_HOME: join(home, 'cache'),
    DISPLAY: display,
    LANG: 'C.UTF-8',
    LANGUAGE: 'en',
    LC_ALL: '',
    WAYLAND_DISPLAY: '',
    SPEECH_LOG: speech,
    GNOME_ACCESSIBILITY: '1',
  };
  environment.DBUS_SESSION_BUS_ADDRESS = await startBus(children, environment, home);
  const launcher = launchers.find((file) => existsSync(file))!;
  run(children, environment, launcher, '--launch-immediately', '--screen-reader=1');
  run(children, environment, 'orca', '--user-prefs', preferences);

  const xdotool = (...options: string[]) =>
    execFileSync('xdotool', options, {
      env: environment,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  return {
    environment,
    speech,
    press: (...keys) => void xdotool('key', '--clearmodifiers', ...keys),
    type: (text) => void xdotool('type', '--clearmodifiers', '--delay', '40', text),
    focusWindow: async (title) => {
      const [window] = await until(`a window “${title}”`, async () => {
        try {
          return xdotool('search', '--onlyvisible', '--name', title).trim().split('\n');
        } catch {
          return null; // None yet.
        }
      });
      xdotool('windowfocus', '--sync', window!);
    },
    widen: (width) => void xdotool('getwindowfocus', 'windowsize', String(width), String(screenHeight)),
    close: async () => {
      for (const child of children.toReversed()) await end(child);
      removeTemporaryFolder(home);
    },
  };
}

const screenHeight = 1000;

/** Xvfb chooses a free number and says it. */
async function startDisplay(children: ChildProcess[]): Promise<string> {
  const options = ['-displayfd', '1', '-screen', '0', `1400x${screenHeight}x24`, '-nolisten', 'tcp'];
  return `:${await firstLine(run(children, process.env, 'Xvfb', ...options))}`;
}

/** A session bus of its own, so that nothing on the machine's is switched over, and that starts nothing by itself. */
const busConfiguration = `<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
  "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=/tmp</listen>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
`;

function startBus(children: ChildProcess[], environment: NodeJS.ProcessEnv, home: string): Promise<string> {
  const file = join(home, 'bus.conf');
  writeFileSync(file, busConfiguration);
  const options = [`--config-file=${file}`, '--nofork', '--print-address=1'];
  return firstLine(run(children, environment, 'dbus-daemon', ...options));
}

/** Starts a program with a process group of its own, so that what it starts ends with it. */
function run(
  children: ChildProcess[],
  environment: NodeJS.ProcessEnv,
  program: string,
  ...options: string[]
): ChildProcess {
  const child = spawn(program, options, {
    env: environment,
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  child.stdout.resume();
  children.push(child);
  return child;
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout!.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('\n')) resolve(text.trim());
    });
    child.once('exit', () => reject(new Error(`${child.spawnfile} ended at once`)));
    child.once('error', reject);
  });
}

/** How long a program has to end by itself, in milliseconds. Orca may wait for a browser that has gone. */
const farewell = 3000;

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return resolve();
    const group = -child.pid;
    const timer = setTimeout(() => process.kill(group, 'SIGKILL'), farewell);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    process.kill(group, 'SIGTERM');
  });
}
