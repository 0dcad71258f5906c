/** The machine and the process as shown to administrators. `uptime` in seconds, memory in bytes. */
export interface SystemInfo {
  platform: string;
  arch: string;
  nodeVersion: string;
  cpus: { model: string; speed: number }[];
  memory: { free: number; total: number };
  uptime: number;
  processUser: string;
  networkAddresses: { interface: string; family: string; address: string; internal: boolean }[];
}
