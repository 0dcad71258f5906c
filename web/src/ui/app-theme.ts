import { t } from '../lib/texts/common.ts';
import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

// Shades are only Mantine's fallback; the visible colours come from the tokens below.
const lapis: MantineColorsTuple = [
  '#ECEFF7',
  '#D5DCEE',
  '#B4C1E3',
  '#8FA8E8',
  '#6F88CF',
  '#4A66B0',
  '#2F4B8F',
  '#263E79',
  '#1F3363',
  '#18284E',
];

export const appTheme = createTheme({
  primaryColor: 'lapis',
  primaryShade: 6,
  colors: { lapis },
  fontFamily: 'var(--font-ui)',
  fontFamilyMonospace: 'var(--font-code)',
  headings: { fontFamily: 'var(--font-ui)', fontWeight: '600' },
  fontSizes: { xs: '12px', sm: '14px', md: '16px', lg: '18px', xl: '22px' },
  lineHeights: { xs: '16px', sm: '20px', md: '24px', lg: '26px', xl: '28px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '32px' },
  defaultRadius: 'md',
  shadows: { xs: 'none', sm: 'var(--shadow)', md: 'var(--shadow)', lg: 'var(--shadow)', xl: 'var(--shadow)' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'auto',
  components: {
    Button: { defaultProps: { size: 'sm' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    Modal: { defaultProps: { centered: true, radius: 'lg', transitionProps: { duration: 140, transition: 'fade' } } },
    Drawer: { defaultProps: { transitionProps: { duration: 160 } } },
    // The placeholder is focusable, which is not allowed inside a menu.
    Menu: {
      defaultProps: {
        withInitialFocusPlaceholder: false,
        shadow: 'md',
        transitionProps: { duration: 120, transition: 'fade' },
      },
    },
    Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 120, transition: 'fade' } } },
    Select: { defaultProps: { checkIconPosition: 'right', allowDeselect: false } },
    Checkbox: { defaultProps: { size: 'xs', radius: 'xs' } },
    PasswordInput: { defaultProps: { visibilityToggleButtonProps: { 'aria-label': t('showPassword') } } },
    Skeleton: { defaultProps: { radius: 'xs' } },
  },
});

function paint(name: string, token: string): Record<string, string> {
  return {
    [`--mantine-color-${name}-filled`]: `var(--${token}-fill)`,
    [`--mantine-color-${name}-filled-hover`]: `color-mix(in srgb, var(--${token}-fill) 88%, var(--ink))`,
    [`--mantine-color-${name}-light`]: `var(--${token}-soft)`,
    [`--mantine-color-${name}-light-hover`]: `color-mix(in srgb, var(--${token}-soft) 85%, var(--${token}-fill))`,
    [`--mantine-color-${name}-light-color`]: `var(--${token})`,
    [`--mantine-color-${name}-outline`]: `var(--${token})`,
    [`--mantine-color-${name}-text`]: `var(--${token})`,
  };
}

// light-dark() in the tokens picks by color-scheme, so both themes get the same names.
const fromTokens: Record<string, string> = {
  '--mantine-color-body': 'var(--bg)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-default': 'var(--button)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-btn)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--muted)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-color-gray-light': 'var(--press)',
  '--mantine-color-gray-light-hover': 'var(--hover)',
  '--mantine-color-gray-light-color': 'var(--ink-2)',
  '--mantine-color-gray-text': 'var(--muted)',
  ...paint('lapis', 'accent'),
  '--mantine-color-lapis-filled-hover': 'var(--accent-fill-hover)',
  ...paint('red', 'danger'),
  ...paint('green', 'success'),
  ...paint('yellow', 'warning'),
};

export const resolveCssVariables: CSSVariablesResolver = () => ({
  variables: { '--mantine-line-height': 'var(--lh-ui)', '--mantine-font-size-md': '16px' },
  light: fromTokens,
  dark: fromTokens,
});
