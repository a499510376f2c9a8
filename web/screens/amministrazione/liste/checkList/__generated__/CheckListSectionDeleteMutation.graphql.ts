/**
 * @generated SignedSource<<c9d52e968da0ef801c0b92be33b16b17>>
 * @relayHash 9d99dadcdfc52118a5f643f39631ab2d
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbcec6399e52207501c219ca5a0850ff7a405e9abc0378584d2e9d889f516ebf

import type { ConcreteRequest } from 'relay-runtime';
export type CheckListSectionDeleteMutation$variables = {
  pk: number;
};
export type CheckListSectionDeleteMutation$data = {
  readonly deleteVoceCheckList: {
    readonly deletedId: string | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type CheckListSectionDeleteMutation = {
  response: CheckListSectionDeleteMutation$data;
  variables: CheckListSectionDeleteMutation$variables;
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
    "concreteType": "DeleteVoceCheckListPayload",
    "kind": "LinkedField",
    "name": "deleteVoceCheckList",
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
    "name": "CheckListSectionDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CheckListSectionDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "dbcec6399e52207501c219ca5a0850ff7a405e9abc0378584d2e9d889f516ebf",
    "metadata": {},
    "name": "CheckListSectionDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f1b5b7f211cbbeb7f1c895a30d607d9b";

export default node;
