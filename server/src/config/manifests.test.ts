import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig, SETTING_NAMES } from './env.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const FOLDER = join(ROOT, 'deploy', 'kubernetes');

interface Container {
  env?: { name: string; value?: string; valueFrom?: { secretKeyRef: { name: string; key: string } } }[];
  envFrom?: { configMapRef: { name: string } }[];
  ports: { name: string; containerPort: number }[];
  [probe: `${string}Probe`]: { httpGet?: { path: string; port: string } } | undefined;
}
interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec: {
    selector: Record<string, string> & { matchLabels?: Record<string, string> };
    ports?: { targetPort: string }[];
    template: {
      metadata: { labels: Record<string, string> };
      spec: {
        containers: Container[];
        volumes?: { configMap?: { name: string } }[];
        terminationGracePeriodSeconds?: number;
      };
    };
  };
}

/** What a secret of the operator holds. */
const SECRETS: Record<string, string> = {
  DATABASE_URL: 'postgres://scriptorium@postgres.example.org/scriptorium',
  SMTP_URL: 'smtps://mail.example.org',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
  METRICS_TOKEN: 'a token of sixteen or more',
};

const manifests = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) =>
    parseAllDocuments(readFileSync(join(FOLDER, name), 'utf8')).map((one) => {
      expect(one.errors, name).toEqual([]);
      return one.toJS() as Manifest;
    }),
  );
const ofKind = (kind: string): Manifest[] => manifests.filter((one) => one.kind === kind);

function readEnvironment({ env = [], envFrom = [] }: Container): Record<string, string> {
  const maps = envFrom.map(
    ({ configMapRef: { name } }) => ofKind('ConfigMap').find((one) => one.metadata.name === name)?.data ?? {},
  );
  const own = env.map(({ name, value, valueFrom }) => [name, valueFrom ? (SECRETS[name] ?? '') : (value ?? '')]);
  return Object.assign({}, ...maps, Object.fromEntries(own) as Record<string, string>) as Record<string, string>;
}

it('the servers of the manifests have settings that exist, and all that one of several needs', () => {
  const container = ofKind('Deployment').find((one) => one.metadata.name === 'scriptorium')?.spec.template.spec
    .containers[0];
  if (container === undefined) throw new Error('There is no server.');
  const environment = readEnvironment(container);
  expect(Object.keys(environment).filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  expect(readConfig(environment)).toMatchObject({ isOneOfSeveral: true, host: '0.0.0.0', port: 3000 });
  expect(container.ports).toContainEqual({ name: 'http', containerPort: 3000 });
  expect(container['readinessProbe']?.httpGet?.path).toBe('/health');
  for (const probe of ['livenessProbe', 'startupProbe'] as const)
    expect(container[probe]?.httpGet?.path).toBe('/health/live');
});

it('a server has the time that ending takes', () => {
  const server = ofKind('Deployment').find((one) => one.metadata.name === 'scriptorium');
  const { containers, terminationGracePeriodSeconds = 0 } = server?.spec.template.spec ?? { containers: [] };
  const { drainMs } = readConfig(readEnvironment(containers[0] ?? { ports: [] }));
  // Two seconds for its editors, ten for what runs.
  expect(terminationGracePeriodSeconds).toBeGreaterThan(drainMs / 1000 + 12);
});

it('services, probes, budgets and volumes name what there is', () => {
  const deployments = ofKind('Deployment');
  const labels = deployments.map((one) => one.spec.template.metadata.labels);
  const ports = deployments.flatMap((one) => one.spec.template.spec.containers.flatMap((container) => container.ports));
  for (const { spec, metadata } of ofKind('Service')) {
    expect(labels, metadata.name).toContainEqual(spec.selector);
    for (const { targetPort } of spec.ports ?? []) expect(ports.map(({ name }) => name)).toContain(targetPort);
  }
  for (const { spec } of [...deployments, ...ofKind('PodDisruptionBudget')])
    expect(labels).toContainEqual(spec.selector.matchLabels);
  const maps = ofKind('ConfigMap').map((one) => one.metadata.name);
  for (const { spec } of deployments)
    for (const { configMap } of spec.template.spec.volumes ?? [])
      if (configMap !== undefined) expect(maps).toContain(configMap.name);
});

it('the servers of compose.cluster.yaml have settings that exist, and all that one of several needs', () => {
  const { services } = parse(readFileSync(join(ROOT, 'compose.cluster.yaml'), 'utf8'), { merge: true }) as {
    services: Record<string, { environment?: Record<string, string>; depends_on?: unknown }>;
  };
  for (const name of ['one', 'two', 'three']) {
    const given = services[name]?.environment ?? {};
    expect(Object.keys(given).filter((setting) => !SETTING_NAMES.includes(setting))).toEqual([]);
    const filled = Object.entries(given).map(([setting, value]) => [
      setting,
      value.startsWith('${')
        ? (SECRETS[setting] ?? 'https://docs.example.org')
        : value.replaceAll(/\$\{[^}]+\}/gu, 'x'),
    ]);
    const environment = Object.fromEntries(filled) as Record<string, string>;
    expect(readConfig({ ...environment, EMAIL_FROM: 'a@example.org' })).toMatchObject({ isOneOfSeveral: true });
    // What it names by host is there.
    for (const setting of ['DATABASE_URL', 'S3_ENDPOINT', 'REDIS_URL'])
      expect(Object.keys(services), setting).toContain(new URL(environment[setting] ?? '').hostname);
  }
});
