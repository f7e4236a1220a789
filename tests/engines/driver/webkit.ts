/** WebKitGTK's MiniBrowser with Selenium, on a virtual display. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '#src/server/platform/free-port.ts';
import type { Engines } from '../../../scripts/find-engines.ts';
import type { Tab, Target } from './tab.ts';
import { clickablePoint, waitFor, waitForText } from './waiting.ts';

/** Otherwise the toolbar keeps the window wider than a phone. */
const slimToolbar = '* { min-width: 0; padding: 0; margin: 0; }';

export async function openWebKit(programs: NonNullable<Engines['webkit']>, env: NodeJS.ProcessEnv): Promise<Tab> {
  const config = await mkdtemp(join(tmpdir(), 'forecourt-webkit-'));
  await mkdir(join(config, 'gtk-3.0'));
  await writeFile(join(config, 'gtk-3.0/gtk.css'), slimToolbar);
  const display = spawn(programs.display, ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...env,
      DISPLAY: `:${number.toString().trim()}`,
      XDG_CONFIG_HOME: config,
      // Without a GPU the default renderer takes twice the CPU time.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await waitFor('WebKitWebDriver to answer', () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const session = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
    })
    .build();
  return tabOf(session, async () => {
    await session.quit();
    for (const child of [driver, display]) await end(child);
    await rm(config, { recursive: true, force: true });
  });
}

function tabOf(session: WebDriver, close: () => Promise<void>): Tab {
  const find = ({ css, text }: Target): Promise<WebElement> =>
    session.executeScript('return walk.find(...arguments)', css, text ?? null);
  const tab: Tab = {
    open: (url) => session.get(url),
    async click(target) {
      const { x, y } = await clickablePoint(tab, target);
      await session
        .actions()
        .move({ x: Math.round(x), y: Math.round(y) })
        .click()
        .perform();
    },
    async type(target, text) {
      await clickablePoint(tab, target);
      const field = await find(target);
      await session.executeScript('arguments[0].focus(); arguments[0].select();', field);
      await field.sendKeys(text);
      await waitForText(tab, target, text);
    },
    evaluate: (run, ...args) => session.executeScript(run, ...args),
    async setViewport({ width, height }) {
      let outerHeight = height;
      await waitFor(
        `a window of ${width} x ${height}`,
        async () => {
          await session.manage().window().setRect({ x: 0, y: 0, width, height: outerHeight });
          const seen = await session.executeScript<[number, number]>('return [innerWidth, innerHeight]');
          // The toolbar takes up the rest of the window.
          outerHeight += height - seen[1];
          return seen;
        },
        (seen) => seen[0] === width && seen[1] === height,
      );
    },
    consoleErrors: () => session.executeScript('return walk.errors()'),
    async screenshot(file) {
      await writeFile(file, Buffer.from(await session.takeScreenshot(), 'base64'));
    },
    close,
  };
  return tab;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
