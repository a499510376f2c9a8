/**
 * @generated SignedSource<<5a17009402773290f127e806d394befd>>
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

(node as any).hash = "03c95c8a36ae885343f22df7f2495798";

export default node;
