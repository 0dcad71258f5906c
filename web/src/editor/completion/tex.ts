import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  snippetCompletion,
} from '@codemirror/autocomplete';
import { isInside } from './is-inside.ts';

/** Commands for single symbols, with the symbol. */
const SIGNS =
  'alpha α beta β gamma γ delta δ epsilon ϵ varepsilon ε zeta ζ eta η theta θ vartheta ϑ iota ι kappa κ lambda λ mu μ nu ν ' +
  'xi ξ pi π rho ρ sigma σ tau τ upsilon υ varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π ' +
  'phi ϕ Sigma Σ Phi Φ Psi Ψ Omega Ω times × cdot ⋅ div ÷ pm ± mp ∓ ast ∗ circ ∘ oplus ⊕ otimes ⊗ leq ≤ geq ≥ neq ≠ approx ≈ ' +
  'equiv ≡ sim ∼ simeq ≃ propto ∝ ll ≪ gg ≫ in ∈ notin ∉ subset ⊂ subseteq ⊆ supset ⊃ cup ∪ cap ∩ setminus ∖ emptyset ∅ ' +
  'forall ∀ exists ∃ neg ¬ land ∧ lor ∨ to → rightarrow → leftarrow ← Rightarrow ⇒ Leftrightarrow ⇔ mapsto ↦ infty ∞ ' +
  'partial ∂ nabla ∇ hbar ℏ ell ℓ Re ℜ Im ℑ int ∫ iint ∬ oint ∮ ldots … cdots ⋯ vdots ⋮ ddots ⋱ langle ⟨ rangle ⟩ mid ∣ ' +
  'parallel ∥ perp ⊥ angle ∠ dagger † prime ′ log log ln ln exp exp sin sin cos cos tan tan min min max max arg arg det det';

/** Commands with arguments, as snippets; Tab moves from field to field. */
const TAKING: readonly (readonly [label: string, template: string, detail: string])[] = [
  ['frac', '\\frac{${}}{${}}', 'a ⁄ b'],
  ['sqrt', '\\sqrt{${}}', '√'],
  ['sum', '\\sum_{${}}^{${}}', '∑'],
  ['prod', '\\prod_{${}}^{${}}', '∏'],
  ['lim', '\\lim_{${}}', 'lim'],
  ['binom', '\\binom{${}}{${}}', '(ⁿₖ)'],
  ['hat', '\\hat{${}}', 'x̂'],
  ['bar', '\\bar{${}}', 'x̄'],
  ['tilde', '\\tilde{${}}', 'x̃'],
  ['vec', '\\vec{${}}', 'x⃗'],
  ['dot', '\\dot{${}}', 'ẋ'],
  ['overline', '\\overline{${}}', 'a̅b̅'],
  ['underbrace', '\\underbrace{${}}_{${}}', '⏟'],
  ['text', '\\text{${}}', 'abc'],
  ['mathbf', '\\mathbf{${}}', '𝐱'],
  ['mathrm', '\\mathrm{${}}', 'x'],
  ['mathbb', '\\mathbb{${}}', 'ℝ'],
  ['mathcal', '\\mathcal{${}}', '𝒞'],
  ['operatorname', '\\operatorname{${}}', 'f'],
  ['left(', '\\left(${}\\right)', '( )'],
  ['left[', '\\left[${}\\right]', '[ ]'],
  ['begin{aligned}', '\\begin{aligned}\n${} &= ${}\n\\end{aligned}', 'a = b'],
  ['begin{cases}', '\\begin{cases}\n${} & ${}\n\\end{cases}', '{'],
  ['begin{pmatrix}', '\\begin{pmatrix}\n${} & ${}\n\\end{pmatrix}', '(a b)'],
];

function listSigns(): readonly Completion[] {
  const words = SIGNS.split(' ');
  return words.flatMap((name, at) => (at % 2 === 0 ? [{ label: `\\${name}`, detail: words[at + 1]! }] : []));
}

let options: readonly Completion[] | null = null;

/** Math commands, each with what it draws. */
export function completeTex(context: CompletionContext): CompletionResult | null {
  const before = context.matchBefore(/\\[A-Za-z]*/);
  if (!before || (before.text === '\\' && !context.explicit) || !isInside(context, /Math/u)) return null;
  options ??= [
    ...TAKING.map(([label, template, detail]) =>
      snippetCompletion(template, { label: `\\${label}`, detail, boost: 1 }),
    ),
    ...listSigns(),
  ];
  return { from: before.from, options, validFor: /^\\[A-Za-z]*$/ };
}
