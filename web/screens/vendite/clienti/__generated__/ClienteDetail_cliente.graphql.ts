/**
 * @generated SignedSource<<2a20a6dfaeead95531078b1f594f0462>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TipoCliente = "IMPRE" | "PRIVA" | "RIVEN";
import type { FragmentRefs } from "relay-runtime";
export type ClienteDetail_cliente$data = {
  readonly agente: {
    readonly user: {
      readonly nome: string;
    };
  } | null;
  readonly cap: string;
  readonly citta: string;
  readonly codFatturazione: string;
  readonly codice: string;
  readonly email: string;
  readonly indirizzo: string;
  readonly nome: string;
  readonly note: string | null;
  readonly numeroOrdini: number;
  readonly pagamento: string;
  readonly piva: string;
  readonly pk: number;
  readonly provincia: string;
  readonly puoEliminare: boolean;
  readonly telefax: string;
  readonly telefono: string;
  readonly telefono2: string;
  readonly testoEmail: string | null;
  readonly tipoCliente: TipoCliente | null;
  readonly versione: number;
  readonly " $fragmentType": "ClienteDetail_cliente";
};
export type ClienteDetail_cliente$key = {
  readonly " $data"?: ClienteDetail_cliente$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClienteDetail_cliente">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClienteDetail_cliente",
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
      "name": "codice",
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
      "name": "piva",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codFatturazione",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "indirizzo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "citta",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cap",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "provincia",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "telefono",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "telefono2",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "telefax",
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
      "name": "pagamento",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "testoEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numeroOrdini",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "puoEliminare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "versione",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Agente",
      "kind": "LinkedField",
      "name": "agente",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cliente",
  "abstractKey": null
};
})();

(node as any).hash = "0ec5434ea108b446a3564f625be3b256";

export default node;
