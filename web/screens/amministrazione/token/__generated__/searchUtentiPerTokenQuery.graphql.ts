/**
 * @generated SignedSource<<de9507cd87dda1f5dbc365cd380d0bc8>>
 * @relayHash 1332e54f5c64e42f2c3470de29f599ce
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0840d57c108b02f0516a846200e2ae96c3201c0d319a36642235d25e272ded17

import type { ConcreteRequest } from 'relay-runtime';
export type searchUtentiPerTokenQuery$variables = {
  pagina: number;
  testo: string;
};
export type searchUtentiPerTokenQuery$data = {
  readonly utentiPerToken: {
    readonly nodes: ReadonlyArray<{
      readonly nome: string;
      readonly pk: number;
      readonly username: string;
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
    };
  };
};
export type searchUtentiPerTokenQuery = {
  response: searchUtentiPerTokenQuery$data;
  variables: searchUtentiPerTokenQuery$variables;
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
    "concreteType": "UtentiPerTokenConnection",
    "kind": "LinkedField",
    "name": "utentiPerToken",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UtentePerToken",
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
            "name": "username",
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
    "name": "searchUtentiPerTokenQuery",
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
    "name": "searchUtentiPerTokenQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "0840d57c108b02f0516a846200e2ae96c3201c0d319a36642235d25e272ded17",
    "metadata": {},
    "name": "searchUtentiPerTokenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "75cd3787d138692a9f5623e1a7cf5020";

export default node;
