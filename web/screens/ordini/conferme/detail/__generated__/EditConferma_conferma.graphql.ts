/**
 * @generated SignedSource<<8336f719abd765e0e26f16534c5f83c6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TipoCliente = "IMPRE" | "PRIVA" | "RIVEN";
import type { FragmentRefs } from "relay-runtime";
export type EditConferma_conferma$data = {
  readonly codiceCliente: string;
  readonly data: string;
  readonly emailCliente: string;
  readonly nomeCliente: string;
  readonly note: string;
  readonly numeroCommessa: string;
  readonly ordinePk: number | null;
  readonly pk: number;
  readonly preventivoDaFirmareNome: string;
  readonly preventivoFirmatoNome: string;
  readonly tipoCliente: TipoCliente | null;
  readonly versione: number;
  readonly " $fragmentType": "EditConferma_conferma";
};
export type EditConferma_conferma$key = {
  readonly " $data"?: EditConferma_conferma$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditConferma_conferma">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditConferma_conferma",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pk",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "data",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nomeCliente",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tipoCliente",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codiceCliente",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emailCliente",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numeroCommessa",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "preventivoDaFirmareNome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "preventivoFirmatoNome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ordinePk",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "versione",
      "storageKey": null
    }
  ],
  "type": "ConfermaOrdine",
  "abstractKey": null
};

(node as any).hash = "9af2c3e45790e966db96533688bdebed";

export default node;
