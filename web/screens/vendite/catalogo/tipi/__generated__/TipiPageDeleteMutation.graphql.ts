/**
 * @generated SignedSource<<1e8ff2584659e5fa8ac8bd2ed45699a0>>
 * @relayHash 97e9bac352f2417dcc9e977c50431206
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56defebf346269dccf4bc27d4ef5da4c04ba6e865d8ee699bfde9cf551e60f68

import type { ConcreteRequest } from 'relay-runtime';
export type TipiPageDeleteMutation$variables = {
  pk: number;
};
export type TipiPageDeleteMutation$data = {
  readonly deleteTipoSerramento: {
    readonly deletedId: string | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type TipiPageDeleteMutation = {
  response: TipiPageDeleteMutation$data;
  variables: TipiPageDeleteMutation$variables;
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
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "pk",
            "variableName": "pk"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "DeleteTipoSerramentoPayload",
    "kind": "LinkedField",
    "name": "deleteTipoSerramento",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TipiPageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TipiPageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "56defebf346269dccf4bc27d4ef5da4c04ba6e865d8ee699bfde9cf551e60f68",
    "metadata": {},
    "name": "TipiPageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4d761d7a4c578e35f29a5905475f2047";

export default node;
