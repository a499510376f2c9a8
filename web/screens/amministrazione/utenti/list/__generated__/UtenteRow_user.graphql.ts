/**
 * @generated SignedSource<<53e16726e42ae3fb33bb9ced0ac5cd68>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UtenteRow_user$data = {
  readonly agente: {
    readonly codice: string;
  } | null;
  readonly appAccount: {
    readonly pk: number;
  } | null;
  readonly email: string;
  readonly fornitore: {
    readonly fornitoreNome: string;
  } | null;
  readonly id: string;
  readonly isActive: boolean;
  readonly isStaff: boolean;
  readonly isSuperuser: boolean;
  readonly nome: string;
  readonly operatore: {
    readonly pk: number;
  } | null;
  readonly pk: number;
  readonly ultimoAccesso: string | null;
  readonly username: string;
  readonly " $fragmentType": "UtenteRow_user";
};
export type UtenteRow_user$key = {
  readonly " $data"?: UtenteRow_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UtenteRow_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "UtenteRow_user"
};

(node as any).hash = "0bcd2c4b377b94a55ce6b0676e0e8028";

export default node;
