/**
 * @generated SignedSource<<2ccc32963f960396f5bb5eb66cc6f7e6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type TipoCliente = "IMPRE" | "PRIVA" | "RIVEN";
import type { FragmentRefs } from "relay-runtime";
export type ClienteRow_cliente$data = {
  readonly agente: {
    readonly user: {
      readonly nome: string;
    };
  } | null;
  readonly citta: string;
  readonly codice: string;
  readonly email: string;
  readonly id: string;
  readonly nome: string;
  readonly numeroOrdini: number;
  readonly piva: string;
  readonly pk: number;
  readonly provincia: string;
  readonly puoEliminare: boolean;
  readonly telefono: string;
  readonly tipoCliente: TipoCliente | null;
  readonly " $fragmentType": "ClienteRow_cliente";
};
export type ClienteRow_cliente$key = {
  readonly " $data"?: ClienteRow_cliente$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClienteRow_cliente">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ClienteRow_cliente"
};

(node as any).hash = "8f7ef21794b61f728f2d5b11cd8cdb77";

export default node;
