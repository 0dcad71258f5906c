import type { Language } from '@scriptorium/contract/rules/languages.ts';
import type { Page } from '@playwright/test';
import type { World } from '../world.ts';

export interface Look {
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
}

/** A screen in one state: whose, where, and what is done there before it is looked at. */
export interface State {
  screen: string;
  name: string;
  /** Nobody: without an account. */
  as?: keyof World['people'];
  path: string | ((world: World) => string);
  open?: (page: Page, look: Look, world: World) => Promise<void>;
  /** The whole page, not only what the window shows of it. */
  whole?: true;
  /** Scripts do not run there, and so neither does axe. */
  isStatic?: true;
  /** Something is still on its way when it is looked at. */
  isLoading?: true;
  /** Of the browser; otherwise English. */
  language?: Language;
}

export const PHONE = 500;

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
export const dialog = (page: Page) => page.getByRole('dialog').first();
