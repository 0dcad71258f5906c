import type { Language } from '@scriptorium/contract/rules/languages.ts';
import type { Page } from '@playwright/test';
import type { World } from '../world.ts';

export interface Look {
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
}

/** A screen in one state: for whom, at which path, and what to do before taking the picture. */
export interface State {
  screen: string;
  name: string;
  /** Without one: not logged in. */
  as?: keyof World['people'];
  path: string | ((world: World) => string);
  open?: (page: Page, look: Look, world: World) => Promise<void>;
  /** Takes the whole page rather than the window. */
  whole?: true;
  /** Without scripts, and hence without axe. */
  isStatic?: true;
  /** Something is still loading in the picture. */
  isLoading?: true;
  /** Of the browser; default: English. */
  language?: Language;
}

export const PHONE = 500;

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
export const dialog = (page: Page) => page.getByRole('dialog').first();
