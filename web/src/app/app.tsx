import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { queryClient } from '../api/query-client.ts';
import { readCspNonce } from '../lib/csp-nonce.ts';
import { appTheme, resolveCssVariables } from '../ui/app-theme.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { ToastRegion } from '../ui/toast-region.tsx';
import { router } from './router.tsx';
import { StartUp } from './start-up.tsx';

export function App() {
  return (
    <MantineProvider
      theme={appTheme}
      cssVariablesResolver={resolveCssVariables}
      defaultColorScheme="auto"
      getStyleNonce={readCspNonce}
      // The resolver sets all variables anyway; Mantine's style sheet for them would be 4 KB of dead weight.
      deduplicateCssVariables={false}
    >
      <QueryClientProvider client={queryClient}>
        <ErrorBoundary>
          <StartUp>
            <RouterProvider router={router} />
          </StartUp>
        </ErrorBoundary>
        <ToastRegion />
      </QueryClientProvider>
    </MantineProvider>
  );
}
