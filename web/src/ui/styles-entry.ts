// Styles for login and the other guest screens; the shell loads the rest (styles-shell.ts). The ".layer" files put
// Mantine in a layer, so that the load order of chunks does not matter.
import './base.css';
import './tokens.css';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/source-serif-4/opsz.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import './overrides.css';
import './forced-colors.css';
