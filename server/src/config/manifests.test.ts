import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
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

/** The values in the operator's secrets. */
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

it('the servers in the manifests use existing settings, and all that one of several servers needs', () => {
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

it('a server has enough time to shut down', () => {
  const server = ofKind('Deployment').find((one) => one.metadata.name === 'scriptorium');
  const { containers, terminationGracePeriodSeconds = 0 } = server?.spec.template.spec ?? { containers: [] };
  const { drainMs } = readConfig(readEnvironment(containers[0] ?? { ports: [] }));
  // Two seconds for moving editors, ten for finishing work in progress.
  expect(terminationGracePeriodSeconds).toBeGreaterThan(drainMs / 1000 + 12);
});

it('services, probes, budgets and volumes refer to existing objects', () => {
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

interface Service {
  environment?: Record<string, string>;
  depends_on?: string[] | Record<string, unknown>;
  ports?: string[];
  volumes?: string[];
  tmpfs?: string[];
  command?: string[];
  stop_grace_period?: string;
  networks?: { default: { aliases: string[] } };
}

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const { services, volumes: kept } = parse(read('compose.cluster.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const serviceOf = (name: string): Service => {
  const service = services[name];
  if (service === undefined) throw new Error(`There is no ${name}.`);
  return service;
};
const SERVERS = ['one', 'two', 'three'];

/** Fills in what the operator's .env contains. */
const fillIn = (value: string): string =>
  value.replaceAll(/\$\{([A-Z0-9_]+)[^}]*\}/gu, (_all, name: string) =>
    name === 'EMAIL_FROM' ? 'a@example.org' : (SECRETS[name] ?? 'https://docs.example.org'),
  );

it.each(SERVERS)('%s of compose.cluster.yaml has settings that exist, and all that one of several needs', (name) => {
  const { environment: given = {}, stop_grace_period: grace, tmpfs = [] } = serviceOf(name);
  expect(Object.keys(given).filter((setting) => !SETTING_NAMES.includes(setting))).toEqual([]);
  const config = readConfig({
    ...readImageEnvironment(),
    ...Object.fromEntries(Object.entries(given).map(([setting, value]) => [setting, fillIn(value)])),
  });
  expect(config).toMatchObject({ isOneOfSeveral: true, host: '0.0.0.0', port: 3000, dataDir: '/data' });
  expect(Number.parseInt(grace ?? '', 10)).toBeGreaterThan(config.drainMs / 1000 + 12);
  // Everything else is read-only.
  expect(tmpfs.map((place) => place.split(':')[0])).toEqual(['/tmp', config.dataDir]);
});

it('services in compose.cluster.yaml refer to existing hosts, users, buckets, files and volumes', () => {
  const environment = serviceOf('one').environment ?? {};
  const database = new URL(environment['DATABASE_URL']?.replaceAll(/\$\{[^}]+\}/gu, 'x') ?? '');
  for (const address of [database.href, environment['S3_ENDPOINT'], environment['REDIS_URL']])
    expect(Object.keys(services)).toContain(new URL(address ?? '').hostname);
  // PostgreSQL creates a database named after its user.
  expect(serviceOf('postgres').environment?.['POSTGRES_USER']).toBe(database.username);
  expect(database.pathname).toBe(`/${database.username}`);
  expect(environment['DATABASE_URL']).toContain(serviceOf('postgres').environment?.['POSTGRES_PASSWORD']);
  const store = serviceOf('store');
  expect(store.environment).toEqual({
    AWS_ACCESS_KEY_ID: environment['S3_ACCESS_KEY_ID'],
    AWS_SECRET_ACCESS_KEY: environment['S3_SECRET_ACCESS_KEY'],
  });
  expect(store.command?.join(' ')).toContain(`s3.bucket.create -name ${environment['S3_BUCKET']}'`);
  for (const [name, { depends_on: before = [], volumes = [] }] of Object.entries(services)) {
    for (const other of Array.isArray(before) ? before : Object.keys(before)) expect(services).toHaveProperty(other);
    for (const [from = ''] of volumes.map((volume) => volume.split(':'))) {
      if (!from.startsWith('./')) expect(kept, name).toHaveProperty(from);
      // The operator creates this one.
      else if (from !== './certificates') expect(existsSync(join(ROOT, from)), from).toBe(true);
    }
  }
});

it('the load balancer of compose.cluster.yaml uses the published port and an existing name of the servers', () => {
  const rules = readRules('deploy/haproxy-containers.cfg');
  const { ports = [], volumes = [] } = serviceOf('balancer');
  const binds = rules.flatMap((rule) => /^bind :(\d+)/u.exec(rule)?.[1] ?? []);
  expect(ports.map((port) => port.split(':')[1])).toEqual(binds);
  const crt = rules.flatMap((rule) => /crt (\S+)\//u.exec(rule)?.[1] ?? []);
  const mounts = volumes.map((volume) => volume.split(':')[1]);
  expect(mounts).toEqual(['/usr/local/etc/haproxy/haproxy.cfg', ...crt]);
  const found = rules.flatMap((rule) => /^server-template \S+ \d+ (\S+):(\d+)/u.exec(rule)?.slice(1) ?? []);
  expect(found).toEqual(['scriptorium', '3000', 'scriptorium', '3000']);
  for (const name of SERVERS) expect(serviceOf(name).networks?.default.aliases).toEqual(['scriptorium']);
});

it('Kubernetes and compose use the same load balancer, with the rules of the one for plain machines', () => {
  const held = ofKind('ConfigMap').find((one) => one.metadata.name === 'scriptorium-balancer')?.data?.['haproxy.cfg'];
  expect(toRules(held ?? '')).toEqual(readRules('deploy/haproxy-containers.cfg'));
  const [machines, containers] = [readRules('deploy/haproxy.cfg'), readRules('deploy/haproxy-containers.cfg')];
  const isAboutPlace = /^(bind|server|server-template|default-server|resolvers|parse-resolv-conf|hold) ?|\/balancer/u;
  const same = (rules: readonly string[]): string[] => rules.filter((rule) => !isAboutPlace.test(rule));
  expect(same(containers)).toEqual(same(machines));
  expect(same(machines).length).toBeGreaterThan(30);
  const checks = (rules: readonly string[]): string[] => rules.filter((rule) => rule.startsWith('default-server'));
  expect(checks(containers)).toEqual(checks(machines).map((rule) => `${rule} hash-key addr`));
});

/** The lines that HAProxy reads. */
function toRules(text: string): string[] {
  return text.split('\n').flatMap((line) => /^\s*([^#\s].*?)\s*$/u.exec(line)?.[1] ?? []);
}

function readRules(path: string): string[] {
  return toRules(read(path));
}

/** The environment set in the Dockerfile. */
function readImageEnvironment(): Record<string, string> {
  const [, line = ''] = /^ENV (.*)$/mu.exec(read('Dockerfile')) ?? [];
  return Object.fromEntries([...line.matchAll(/([A-Z_]+)=(\S+)/gu)].map(([, name = '', value = '']) => [name, value]));
}

it('URLs requested by load balancers, probes and images are served', () => {
  const served = ['service', 'websocket'].flatMap((name) =>
    [...read(`server/src/transport/${name}.ts`).matchAll(/'(\/[a-z/]+)'/gu)].map(([, path]) => path),
  );
  const files = [
    ...readdirSync(join(ROOT, 'deploy'), { recursive: true, encoding: 'utf8' }).map((name) => `deploy/${name}`),
    'Dockerfile',
  ];
  const asked = files
    .filter((file) => statSync(join(ROOT, file)).isFile())
    .flatMap((file) => [
      ...read(file).matchAll(/(?:GET|path:|\{ path|location =|respond|prometheus\.io\/path:|PORT\+') ?(\/[a-z/]+)/gu),
    ])
    .map(([, path]) => path)
    // HAProxy responds to this one itself.
    .filter((path) => path !== '/balancer');
  expect([...new Set(asked)].toSorted()).toEqual(['/documents', '/health', '/health/live', '/metrics']);
  for (const path of asked) expect(served).toContain(path);
});

it('images, units and npm start the same program in the same way', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
  const [, npm = ''] = /exec node (.*)$/u.exec(scripts.start) ?? [];
  const [, command = '[]'] = /^CMD (.*)$/mu.exec(read('Dockerfile')) ?? [];
  expect((JSON.parse(command) as string[]).join(' ')).toBe(`node ${npm}`);
  const unit = read('deploy/scriptorium.service');
  const [, started = ''] = /^ExecStart=(.*)$/mu.exec(unit) ?? [];
  expect(started.replaceAll('/opt/scriptorium/', '').replace('node_modules/.bin/', '')).toBe(`node ${npm}`);
  const settings = (text: string): string[] => [...text.matchAll(/MALLOC_[A-Z_]+=\d+/gu)].map(([all]) => all);
  expect(settings(scripts.start)).toHaveLength(2);
  expect(settings(read('Dockerfile'))).toEqual(settings(scripts.start));
  expect(settings(unit)).toEqual(settings(scripts.start));
});

it('the manual lists every setting and nothing else', () => {
  const rows = read('docs/operating.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) =>
    [...(row.split(' | ')[0] ?? '').matchAll(/`([A-Z0-9_]+)`/gu)].map(([, name]) => name),
  );
  expect(named.toSorted()).toEqual(SETTING_NAMES.toSorted());
});
