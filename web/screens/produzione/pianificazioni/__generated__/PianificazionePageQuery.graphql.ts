/**
 * @generated SignedSource<<2d19546f8a4f1f76d2ae4ac9df61f678>>
 * @relayHash f6530c6ad59fdcba99f61cb82df0c6d1
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b959e0705e2c862d050eb04fc754df404a90e212b094cdbae275006a1b7abd27

import type { ConcreteRequest } from 'relay-runtime';
export type PianificazionePageQuery$variables = {
  pk: number;
};
export type PianificazionePageQuery$data = {
  readonly analisiPostazione: {
    readonly creataDa: string | null;
    readonly creataIl: string;
    readonly nome: string;
    readonly numeroOrdini: number;
    readonly pk: number;
    readonly postazioni: ReadonlyArray<{
      readonly campi: ReadonlyArray<string>;
      readonly minuti: number;
      readonly ordini: ReadonlyArray<{
        readonly minuti: number | null;
        readonly ordine: {
          readonly dataConsegna: string | null;
          readonly inizioBanchi: string | null;
          readonly nomeCliente: string;
          readonly numeroCommessa: string;
          readonly numeroSerramenti: number;
          readonly pk: number;
          readonly riferimento: string;
          readonly senzaMisure: boolean;
        };
      }>;
      readonly postazione: string;
    }>;
  } | null;
};
export type PianificazionePageQuery = {
  response: PianificazionePageQuery$data;
  variables: PianificazionePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "pk",
    "variableName": "pk"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "creataIl",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "creataDa",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroOrdini",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minuti",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "PostazioneAnalisi",
  "kind": "LinkedField",
  "name": "postazioni",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postazione",
      "storageKey": null
    },
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "campi",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrdineAnalisi",
      "kind": "LinkedField",
      "name": "ordini",
      "plural": true,
      "selections": [
        (v7/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "OrdineDiAnalisi",
          "kind": "LinkedField",
          "name": "ordine",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
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
              "name": "riferimento",
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
              "name": "numeroSerramenti",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dataConsegna",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "senzaMisure",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "inizioBanchi",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PianificazionePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AnalisiPostazione",
        "kind": "LinkedField",
        "name": "analisiPostazione",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PianificazionePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AnalisiPostazione",
        "kind": "LinkedField",
        "name": "analisiPostazione",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b959e0705e2c862d050eb04fc754df404a90e212b094cdbae275006a1b7abd27",
    "metadata": {},
    "name": "PianificazionePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d86cd4005736099b865ecea0839d876e";

export default node;
