/**
 * @generated SignedSource<<dd6b7a488c0afee5b00481240313f0bf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readVincoli_vincolo$data = {
  readonly altezzaMax: number;
  readonly altezzaMin: number;
  readonly famigliaPk: number;
  readonly id: string;
  readonly larghezzaMax: number;
  readonly larghezzaMin: number;
  readonly pk: number;
  readonly tipoSerramentoPk: number;
  readonly versione: number;
  readonly " $fragmentType": "readVincoli_vincolo";
};
export type readVincoli_vincolo$key = {
  readonly " $data"?: readVincoli_vincolo$data;
  readonly " $fragmentSpreads": FragmentRefs<"readVincoli_vincolo">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readVincoli_vincolo"
};

(node as any).hash = "71f376b05289cab28b4a0f9b2a3e44f0";

export default node;
