/**
 * @generated SignedSource<<155f9838e95058de1b12eadcd7e95d94>>
 * @relayHash 38c409d84ab39940e4e7ef05438ffd0c
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0746de17a8f2d5e49a25c08ba2a78da8afcb44ec0d703d06282fc2651699519b

import type { ConcreteRequest } from 'relay-runtime';
export type cercaClientiQuery$variables = {
  pagina: number;
  testo: string;
};
export type cercaClientiQuery$data = {
  readonly clientiPerAccesso: {
    readonly nodes: ReadonlyArray<{
      readonly codice: string | null;
      readonly nome: string;
      readonly pk: number;
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
    };
  };
};
export type cercaClientiQuery = {
  response: cercaClientiQuery$data;
  variables: cercaClientiQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pagina"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "testo"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "testo",
            "variableName": "testo"
          }
        ],
        "kind": "ObjectValue",
        "name": "filtro"
      },
      {
        "kind": "Variable",
        "name": "pagina",
        "variableName": "pagina"
      },
      {
        "kind": "Literal",
        "name": "perPagina",
        "value": 20
      }
    ],
    "concreteType": "ClientiPerAccessoConnection",
    "kind": "LinkedField",
    "name": "clientiPerAccesso",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ClienteAccesso",
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
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
            "name": "nome",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "codice",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PageInfo",
        "kind": "LinkedField",
        "name": "pageInfo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasNextPage",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "cercaClientiQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "cercaClientiQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "0746de17a8f2d5e49a25c08ba2a78da8afcb44ec0d703d06282fc2651699519b",
    "metadata": {},
    "name": "cercaClientiQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1a68d23ef3383f526b6e7b3321101689";

export default node;
