/**
 * @generated SignedSource<<54d9d83aaac4393bdeb073f91876da86>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type RepartoFase = "banchi" | "macchine";
export type UnitaFase = "days" | "hours" | "minutes";
import type { FragmentRefs } from "relay-runtime";
export type read_piano$data = {
  readonly complete: boolean;
  readonly errors: ReadonlyArray<{
    readonly code: string;
    readonly data: string | null;
    readonly nomeFase: string;
    readonly primoUtile: string | null;
    readonly testo: string;
  }>;
  readonly ritardoMateriali: number;
  readonly schedulazioni: ReadonlyArray<{
    readonly dependencies: ReadonlyArray<string>;
    readonly durata: number | null;
    readonly durataOverride: number | null;
    readonly fine: string | null;
    readonly fornitore: {
      readonly nome: string;
      readonly pk: number;
      readonly tempo: number;
    } | null;
    readonly infiniteCapacity: boolean;
    readonly inizio: string | null;
    readonly isNeeded: boolean;
    readonly nomeFase: string;
    readonly occupations: ReadonlyArray<{
      readonly date: string;
      readonly time: number;
    }>;
    readonly reparto: RepartoFase | null;
    readonly spiegazione: ReadonlyArray<{
      readonly codice: string;
      readonly ordini: ReadonlyArray<{
        readonly numeroCommessa: string;
        readonly pk: number;
      }>;
      readonly testo: string;
    }>;
    readonly unit: UnitaFase;
    readonly withFornitore: boolean;
  }>;
  readonly warnings: ReadonlyArray<{
    readonly code: string;
    readonly nomeFase: string | null;
    readonly nuovaConsegna: string | null;
    readonly testo: string;
  }>;
  readonly " $fragmentType": "read_piano";
};
export type read_piano$key = {
  readonly " $data"?: read_piano$data;
  readonly " $fragmentSpreads": FragmentRefs<"read_piano">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "read_piano"
};

(node as any).hash = "a3e64b664b4c8355f37c491156a3ad64";

export default node;
