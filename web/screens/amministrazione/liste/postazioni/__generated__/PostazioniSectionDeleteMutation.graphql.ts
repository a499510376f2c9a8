/**
 * @generated SignedSource<<d6fd29ba581b2290643775a3068e4861>>
 * @relayHash b9d0af64f3c87470eb19515b6c11f3d9
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 511ad83e322b0ed1013a9f50288b419546188d1dd4107fcb13b5bb817d244cef

import type { ConcreteRequest } from 'relay-runtime';
export type PostazioniSectionDeleteMutation$variables = {
  pk: number;
};
export type PostazioniSectionDeleteMutation$data = {
  readonly deletePostazione: {
    readonly deletedId: string | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type PostazioniSectionDeleteMutation = {
  response: PostazioniSectionDeleteMutation$data;
  variables: PostazioniSectionDeleteMutation$variables;
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
    "concreteType": "DeletePostazionePayload",
    "kind": "LinkedField",
    "name": "deletePostazione",
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
    "name": "PostazioniSectionDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PostazioniSectionDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "511ad83e322b0ed1013a9f50288b419546188d1dd4107fcb13b5bb817d244cef",
    "metadata": {},
    "name": "PostazioniSectionDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4cde680e8098330056d22dc171e20d6b";

export default node;
