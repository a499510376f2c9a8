import { itIT } from '@mui/material/locale'
import { createTheme, type Theme } from '@mui/material/styles'
import type {} from '@mui/material/themeCssVarsAugmentation'
import { HOUSE_GREEN } from '#shared/formats/colors.ts'
import { printStyle } from './print/printStyle.ts'

/**
 * The one theme: neutral greys, wood green for the product, amber for actions that change plans; borders in place of
 * shadows, small controls, 14 px text. Texts of the grid and of the date pickers are given where those are used, so
 * that the wizard carries neither.
 */
export const theme = createTheme(
  {
    cssVariables: { colorSchemeSelector: 'data-tema' },
    colorSchemes: {
      light: {
        palette: {
          primary: { main: HOUSE_GREEN, dark: '#164535', light: '#3d7a63', contrastText: '#ffffff' },
          secondary: { main: '#8a5300', contrastText: '#ffffff' },
          error: { main: '#b3261e' },
          warning: { main: '#9a5b00', contrastText: '#ffffff' },
          success: { main: '#2e6b34' },
          info: { main: '#1f5f8b' },
          background: { default: '#f6f7f6', paper: '#ffffff' },
          text: { primary: '#1b1f1d', secondary: '#59615d' },
          divider: '#dfe3e0',
        },
      },
      dark: {
        palette: {
          primary: { main: '#7fc7a6', dark: '#5ba886', light: '#a5dcc3', contrastText: '#0b1f17' },
          secondary: { main: '#f0b45a', contrastText: '#241600' },
          error: { main: '#f2a19b', contrastText: '#2b0704' },
          warning: { main: '#efb45f', contrastText: '#241600' },
          success: { main: '#8fcf95', contrastText: '#0b2410' },
          info: { main: '#8cc3ea', contrastText: '#06202f' },
          background: { default: '#121614', paper: '#1a1f1d' },
          text: { primary: '#e8ebe9', secondary: '#a9b2ad' },
          divider: '#2f3633',
        },
      },
    },
    shape: { borderRadius: 6 },
    spacing: 8,
    typography: {
      fontFamily: "'Inter Cifre', 'Inter Variable', system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
      fontSize: 14,
      body1: { fontSize: '0.875rem', lineHeight: 1.5 },
      body2: { fontSize: '0.8125rem', lineHeight: 1.5 },
      h1: { fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.3 },
      h2: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.4 },
      h3: { fontSize: '0.875rem', fontWeight: 650, lineHeight: 1.4 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          body: { fontSize: '0.875rem' },
          'html, body, #radice': { height: '100%' },
          // Controls that MUI does not draw speak with the page's voice.
          'button, input, select, textarea': { fontFamily: 'inherit' },
          ...printStyle,
          // A line may not break at the hyphens of a date.
          time: { whiteSpace: 'nowrap' },
          // Of a bar its colour is all there is to see: docs/ui.md#forced-colours
          '@media (forced-colors: active)': {
            '.barra, .barra > *, .MuiLinearProgress-bar, .MuiTabs-indicator': { forcedColorAdjust: 'none' },
            '.MuiTabs-indicator': { backgroundColor: 'Highlight' },
            '.MuiToggleButton-root.Mui-selected': { outline: '2px solid Highlight', outlineOffset: -3 },
            '.MuiButton-contained': { border: '1px solid ButtonBorder' },
            ':focus-visible': { outline: '2px solid Highlight' },
          },
          '@media (prefers-reduced-motion: reduce)': {
            // None at all: with a short one every change of a size begins with the old layout, and scrolling is cut to it.
            '*, *::before, *::after': { animationDuration: '0.01ms !important', transition: 'none !important' },
          },
        },
      },
      MuiButton: {
        defaultProps: { disableElevation: true, size: 'small' },
        styleOverrides: { root: touchTarget },
      },
      MuiIconButton: { defaultProps: { size: 'small' }, styleOverrides: { root: touchTarget } },
      MuiOutlinedInput: { styleOverrides: { root: { '@media (pointer: coarse)': { minHeight: 44 } } } },
      MuiTextField: { defaultProps: { size: 'small' } },
      MuiFormControl: { defaultProps: { size: 'small' } },
      MuiSelect: { defaultProps: { size: 'small' } },
      MuiCheckbox: { defaultProps: { size: 'small' }, styleOverrides: { root: touchTarget } },
      MuiRadio: { defaultProps: { size: 'small' } },
      MuiSwitch: { defaultProps: { size: 'small' } },
      MuiChip: { defaultProps: { size: 'small' }, styleOverrides: { root: { fontWeight: 550 } } },
      MuiToggleButton: { styleOverrides: { root: touchTarget } },
      MuiTab: { styleOverrides: { root: { minHeight: 40 } } },
      MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
      // The page is given back when they close, not after their exit: opened again at its end, they would never do so.
      MuiDialog: { defaultProps: { closeAfterTransition: false } },
      MuiDrawer: { defaultProps: { closeAfterTransition: false } },
      MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.0625rem', fontWeight: 650 } } },
      MuiDialogActions: { styleOverrides: { root: { padding: 16 } } },
      MuiPaper: { defaultProps: { elevation: 0 } },
      // What opens over the page needs an edge: papers have no shadow.
      MuiAutocomplete: { defaultProps: { size: 'small' }, styleOverrides: { paper: popup } },
      MuiPopover: { styleOverrides: { paper: popup } },
      MuiTableCell: {
        styleOverrides: { root: ({ theme }) => ({ borderColor: (theme.vars ?? theme).palette.divider }) },
      },
      MuiCard: { defaultProps: { variant: 'outlined' } },
      MuiAppBar: { defaultProps: { elevation: 0, color: 'inherit' } },
      MuiLink: { defaultProps: { underline: 'hover' } },
      MuiTooltip: { defaultProps: { enterDelay: 400 } },
    },
  },
  itIT,
)

/** Edge and shadow of what opens over the page: lists, menus, pickers. */
function popup({ theme }: { theme: Theme }) {
  const { palette } = theme.vars ?? theme
  return { border: `1px solid ${palette.divider}`, boxShadow: '0 6px 20px rgb(0 0 0 / 18%)' }
}

/** 44 px on touch screens, the compact size with a mouse. */
function touchTarget() {
  return { '@media (pointer: coarse)': { minHeight: 44, minWidth: 44 } } as const
}
