/**
 * @generated SignedSource<<1c170179f7ec1583e81e557309a5a869>>
 * @relayHash c87387e04ffd47a613765e17c44afd02
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad1e95fb760a1cfface5741b2b8add937c34bde9e39ab49a1497feb1db5ad761

import type { ConcreteRequest } from 'relay-runtime';
export type ColoreStato = "attenzione" | "info" | "negativo" | "neutro" | "positivo";
export type OrdineHeaderPartsStatiQuery$variables = Record<PropertyKey, never>;
export type OrdineHeaderPartsStatiQuery$data = {
  readonly dominioOrdini: {
    readonly stati: ReadonlyArray<{
      readonly colore: ColoreStato;
      readonly nome: string;
      readonly pk: number;
    }>;
  };
};
export type OrdineHeaderPartsStatiQuery = {
  response: OrdineHeaderPartsStatiQuery$data;
  variables: OrdineHeaderPartsStatiQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "colore",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OrdineHeaderPartsStatiQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DominioOrdini",
        "kind": "LinkedField",
        "name": "dominioOrdini",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ValoreStato",
            "kind": "LinkedField",
            "name": "stati",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OrdineHeaderPartsStatiQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DominioOrdini",
        "kind": "LinkedField",
        "name": "dominioOrdini",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ValoreStato",
            "kind": "LinkedField",
            "name": "stati",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ad1e95fb760a1cfface5741b2b8add937c34bde9e39ab49a1497feb1db5ad761",
    "metadata": {},
    "name": "OrdineHeaderPartsStatiQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "39bf1dffb654bc037ccf18ccf7fdc994";

export default node;
