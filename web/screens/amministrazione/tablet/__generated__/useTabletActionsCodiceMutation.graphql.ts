/**
 * @generated SignedSource<<8c781ccbbd82316959b46eff28613195>>
 * @relayHash bcd80750f608124896adaf438e1dafab
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26ba773f259c97e552cbb4b1938f4a96012bfd3b998dc84b15d281b6d68301b9

import type { ConcreteRequest } from 'relay-runtime';
export type useTabletActionsCodiceMutation$variables = {
  pk: number;
};
export type useTabletActionsCodiceMutation$data = {
  readonly nuovoCodiceTablet: {
    readonly codice: string | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type useTabletActionsCodiceMutation = {
  response: useTabletActionsCodiceMutation$data;
  variables: useTabletActionsCodiceMutation$variables;
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
    "concreteType": "NuovoCodiceTabletPayload",
    "kind": "LinkedField",
    "name": "nuovoCodiceTablet",
    "plural": false,
    "selections": [
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
    "name": "useTabletActionsCodiceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTabletActionsCodiceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "26ba773f259c97e552cbb4b1938f4a96012bfd3b998dc84b15d281b6d68301b9",
    "metadata": {},
    "name": "useTabletActionsCodiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4d087fe8db085cab09cbd8c2825d760e";

export default node;
