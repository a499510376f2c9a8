/**
 * @generated SignedSource<<949389fdb0272dfca9ffb353cb9d3f17>>
 * @relayHash abe8b08eec4ffb269c89d7b7b3f6ecec
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d96b3c2ffee2cb4f54087965c50c38324cca9451ebded3f105f980e038d444e6

import type { ConcreteRequest } from 'relay-runtime';
export type useEliminaFornitoreMutation$variables = {
  pk: number;
};
export type useEliminaFornitoreMutation$data = {
  readonly deleteFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type useEliminaFornitoreMutation = {
  response: useEliminaFornitoreMutation$data;
  variables: useEliminaFornitoreMutation$variables;
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
    "concreteType": "DeleteFornitorePayload",
    "kind": "LinkedField",
    "name": "deleteFornitore",
    "plural": false,
    "selections": [
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
    "name": "useEliminaFornitoreMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEliminaFornitoreMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d96b3c2ffee2cb4f54087965c50c38324cca9451ebded3f105f980e038d444e6",
    "metadata": {},
    "name": "useEliminaFornitoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5872005a6ff6e83e785dc134965586f4";

export default node;
