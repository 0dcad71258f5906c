import { OperationError } from '@scriptorium/contract/errors.ts';
import type { Operation } from '@scriptorium/contract/operation.ts';
import type { FastifyRequest } from 'fastify';
import { type Actor, readPerson } from '../pipeline/actor.ts';
import { checkCaller, runOperation } from '../pipeline/run-operation.ts';
import { CrowdTurns } from '../domain/limits/crowd-turns.ts';
import { type FirstCall, listFirstCalls, listNextCalls, OF_ALL } from './first-calls.ts';
import { type HttpParts, identify, readFacts } from './http.ts';

/** The page's scripts load meanwhile; the page requests anything slower itself. */
const LIMIT_MS = 1_000;
const MAX_CHARACTERS = 100_000;
/** Concurrent and waiting pages per person. */
const PLACES = { places: 2, maxWaiting: 10 };

/** Makes a page's first calls on its behalf, with the same checks and results, and embeds the results in the page. */
export class FirstAnswers {
  readonly #parts: HttpParts;
  readonly #turns = new CrowdTurns(PLACES);

  constructor(parts: HttpParts) {
    this.#parts = parts;
  }

  /** A list of [path, input, output or null, error code], as JSON without "<"; empty if there is nothing to embed. */
  async collect(request: FastifyRequest): Promise<string> {
    // If opened at an address that is not ours, the page makes its own calls and is told what to configure.
    if (!this.#parts.origins.isOurHost(request.headers.host)) return '';
    const late = Promise.withResolvers<string>();
    const timer = setTimeout(() => late.resolve(''), LIMIT_MS);
    const made = this.#make(request).catch((error: unknown) => {
      request.log.warn({ err: error }, 'a page comes without its first answers');
      return '';
    });
    return Promise.race([made, late.promise]).finally(() => clearTimeout(timer));
  }

  async #make(request: FastifyRequest): Promise<string> {
    const actor = await identify(this.#parts, request);
    const person = readPerson(actor);
    const leave = person === null ? null : await this.#turns.enter(person);
    if (person !== null && leave === null) return '';
    try {
      const calls = actor.kind === 'user' ? [...OF_ALL, ...listFirstCalls(request.url)] : OF_ALL;
      const answers = await Promise.all(calls.map((each) => this.#answer(each, actor, request)));
      const outputOf = (wanted: Operation): unknown =>
        answers[calls.findIndex(({ operation }) => operation === wanted)]?.output;
      const next = listNextCalls(calls, outputOf);
      answers.push(...(await Promise.all(next.map((each) => this.#answer(each, actor, request)))));
      let length = 0;
      const fitting = answers.filter(({ json }) => {
        if (json === null || length + json.length > MAX_CHARACTERS) return false;
        length += json.length;
        return true;
      });
      return `[${fitting.map(({ json }) => json).join(',')}]`.replaceAll('<', String.raw`\u003c`);
    } finally {
      leave?.();
    }
  }

  /** Null for errors and without a log-in: the page repeats the call and learns the reason. */
  async #answer(
    { operation: { path }, input }: FirstCall,
    actor: Actor,
    request: FastifyRequest,
  ): Promise<{ json: string | null; output?: unknown }> {
    const operation = this.#parts.registry.get(path);
    if (operation === undefined) return { json: null };
    const head = `${JSON.stringify(path)},${JSON.stringify(input)}`;
    try {
      checkCaller(operation, actor);
      const facts = readFacts(this.#parts, request);
      const { output, json } = await runOperation(this.#parts.pipeline, operation, {
        actor,
        input,
        files: [],
        request: facts,
      });
      // The list of a large workspace is many megabytes.
      if (json !== undefined && json.byteLength > MAX_CHARACTERS) return { json: null };
      const answer = json === undefined ? JSON.stringify(output) : Buffer.from(json).toString('utf8');
      return { json: `[${head},${answer}]`, output };
    } catch (error) {
      const isNobody = error instanceof OperationError && error.code === 'not-logged-in';
      return { json: isNobody ? `[${head},null,"not-logged-in"]` : null };
    }
  }
}
