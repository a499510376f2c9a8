/**
 * @generated SignedSource<<12d1a16ab229d4fe1c108d3ca8ad0f9e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TipoCliente = "IMPRE" | "PRIVA" | "RIVEN";
import type { FragmentRefs } from "relay-runtime";
export type ConfermaData_conferma$data = {
  readonly codiceCliente: string;
  readonly data: string;
  readonly emailCliente: string;
  readonly nomeCliente: string;
  readonly note: string;
  readonly numeroCommessa: string;
  readonly ordine: {
    readonly dataConsegna: string | null;
    readonly numeroCommessa: string;
    readonly pk: number;
  } | null;
  readonly preventivoDaFirmare: string;
  readonly preventivoDaFirmareNome: string;
  readonly preventivoFirmato: string | null;
  readonly preventivoFirmatoNome: string;
  readonly preventivoPk: number | null;
  readonly tipoCliente: TipoCliente | null;
  readonly " $fragmentType": "ConfermaData_conferma";
};
export type ConfermaData_conferma$key = {
  readonly " $data"?: ConfermaData_conferma$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfermaData_conferma">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroCommessa",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfermaData_conferma",
  "selections": [
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
    (v0/*:: as any*/),
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
      "name": "preventivoDaFirmare",
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
      "name": "preventivoFirmato",
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
      "name": "preventivoPk",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrdineDellaConferma",
      "kind": "LinkedField",
      "name": "ordine",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pk",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dataConsegna",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ConfermaOrdine",
  "abstractKey": null
};
})();

(node as any).hash = "3f1568bf4c1be06a41ed2efd93df0e44";

export default node;
