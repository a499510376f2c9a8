/**
 * @generated SignedSource<<1e61394beb82e01cc5e411596cb89a9a>>
 * @relayHash ed6329b2bf6343b9fcbccc8b696aeedd
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5bd878a1396c72ffcb26ed2f5270ee64cd43192506412ee12f88820b7c6ef199

import type { ConcreteRequest } from 'relay-runtime';
export type useTabletActionsScollegaMutation$variables = {
  pk: number;
};
export type useTabletActionsScollegaMutation$data = {
  readonly scollegaTablet: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly fatto: boolean;
  };
};
export type useTabletActionsScollegaMutation = {
  response: useTabletActionsScollegaMutation$data;
  variables: useTabletActionsScollegaMutation$variables;
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
    "concreteType": "ScollegaTabletPayload",
    "kind": "LinkedField",
    "name": "scollegaTablet",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fatto",
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
    "name": "useTabletActionsScollegaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTabletActionsScollegaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5bd878a1396c72ffcb26ed2f5270ee64cd43192506412ee12f88820b7c6ef199",
    "metadata": {},
    "name": "useTabletActionsScollegaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b5ee2ff542e7ecddaaf8b995d365a3ba";

export default node;
